import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { useWords } from "../words/words.tsx";
import * as written from "../written/written.css.ts";
import { readRoles, roles, type TypedRoles, writeRoles } from "./typed-roles.ts";

/** What somebody is there for, and in which shops; sent as `roles`. */
export const RoleFields = ({ said }: { said: string }) => {
  const { t } = useWords();
  const [typed, setTyped] = useState<TypedRoles>(() => readRoles(said));
  return (
    <fieldset className={written.block}>
      <legend className={written.legend}>{t("people.roles")}</legend>
      <input type="hidden" name="roles" value={writeRoles(typed)} />
      {roles.map((role) => (
        <div key={role} className={written.pair}>
          <Checkbox
            label={t(`people.names.${role}`)}
            hint={t(`people.may.${role}`)}
            checked={typed[role] !== undefined}
            onChange={(event) => {
              const shops = event.currentTarget.checked ? "" : undefined;
              setTyped((all) => ({ ...all, [role]: shops }));
            }}
          />
          {typed[role] !== undefined && (
            <TextField
              label={t("people.shops", { role: t(`people.names.${role}`) })}
              hint={t("people.shopsHint")}
              value={typed[role]}
              autoComplete="off"
              onChange={(event) => {
                const shops = event.currentTarget.value;
                setTyped((all) => ({ ...all, [role]: shops }));
              }}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
};
