import { connection } from "next/server";
import { EventStream } from "../../../events/event-stream.tsx";
import * as styles from "../development.css.ts";

/** On a developer's machine, at a storefront's own host: what its pages tell of themselves, as it happens. */
export default async function EventsPage() {
  await connection();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Events of this shop</h1>
      <EventStream />
    </main>
  );
}
