/** The final table: the totals, then a row per kind of points, during the game and at its end; a row lights its features. */
import { Fragment } from "preact";
import { Piece } from "../art/pieces.tsx";
import { RuleHere, RuleLink } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Final } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { Cards } from "./players.tsx";

export function FinalTable({ store, view, final }: { store: Store; view: View; final: Final }) {
  const seatOf = (id: string) => view.seats.find((s) => s.seat === id);
  return (
    <>
      <table class="cn-fin">
        <thead>
          <tr>
            <td />
            {final.columns.map((id) => (
              <th key={id} scope="col">
                <Piece store={store} seat={id} />
                <bdi>{seatOf(id)?.name ?? id}</bdi> <Cards cards={seatOf(id)?.cards ?? []} />
              </th>
            ))}
          </tr>
          <tr class="sum">
            <th scope="row">{store.say("total")}</th>
            {final.totals.map((total, i) => (
              <td key={i}>{total}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {final.groups.map((group, g) => (
            <Fragment key={g}>
              {group.rows.length > 0 && (
                <tr class="grp">
                  <th scope="rowgroup" colSpan={final.columns.length + 1}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row, r) => (
                <tr key={r} {...target("final", [g, r])}>
                  <th scope="row">
                    {row.text} <RuleLink store={store} rule={row.rule} at="final" />
                  </th>
                  {final.columns.map((id, c) => (
                    <td key={id}>{row.values[c] || "–"}</td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <RuleHere store={store} at="final" />
    </>
  );
}
