import { brandGroups, storefronts } from "@giftshop/storefront-config";
import { connection } from "next/server";
import { environment } from "../../environment.ts";
import * as styles from "./development.css.ts";
import { groupNames } from "./groups.ts";
import { StorefrontCard } from "./storefront-card.tsx";

/**
 * On a developer's machine: every storefront and the tools beside it.
 * The front door leads `localhost` here, unless DEVELOPMENT_PAGE is off.
 */
export default async function DevelopmentPage() {
  await connection();
  const { admin, sandbox, storybook } = environment().tools;
  const tools = [
    { name: "Admin", href: admin },
    { name: "Mailbox", href: new URL("mail", sandbox).href },
    { name: "Payment sandbox", href: sandbox },
    { name: "Storybook", href: storybook },
  ];
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{storefronts.length} gift card storefronts</h1>
      <ul className={styles.tools}>
        {tools.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.tool} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        A storefront does not open? Safari on older systems does not know *.localhost: use Chrome or Firefox, or add
        “127.0.0.1 cbfr.localhost” to /etc/hosts, with the storefront’s own name.
      </p>
      {brandGroups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <h2 id={group}>{groupNames[group]}</h2>
          <ul className={styles.grid}>
            {storefronts
              .filter((storefront) => storefront.group === group)
              .map((storefront) => (
                <StorefrontCard key={storefront.code} storefront={storefront} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
