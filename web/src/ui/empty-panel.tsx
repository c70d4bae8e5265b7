import type { ReactNode } from "react";
import classes from "./empty-panel.module.css";

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A street with empty plots, with a text that explains what does not exist yet and what to do about it. */
export function EmptyPanel({ title, text, children }: Props) {
  return (
    <section className={classes.panel}>
      <Street />
      <h2>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}

/** A picture of a street with empty plots, for pages without content. Decoration, hidden from screen readers. */
function Street() {
  return (
    <svg viewBox="0 0 560 170" width="100%" style={{ maxWidth: "35rem" }} fill="none" aria-hidden>
      <g stroke="var(--ms-line)" strokeWidth="2">
        <path d="M0 136h560M0 164h560" />
        <path d="M14 150h532" strokeDasharray="18 14" />
      </g>
      <g stroke="var(--ms-control)" strokeWidth="2" strokeDasharray="5 5" strokeLinejoin="round">
        <path d="M282 134V78l38-28 38 28v56M308 134v-30h24v30" />
        <path d="M390 134V62h72v72M390 84h72M414 134v-26h24v26" />
        <path d="M494 134V88h56v46M486 88h72l-10-18h-52z" />
      </g>
      <g stroke="var(--ms-green)" strokeWidth="2" strokeLinejoin="round">
        <path d="M166 134V72M250 72v62" strokeDasharray="5 5" />
        <path d="M170 50h76l12 20H158z" fill="var(--ms-green-tint)" />
        <path d="M208 90v24M196 102h24" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M70 136V16" stroke="var(--ms-control)" strokeWidth="4" strokeLinecap="round" />
      <g>
        <rect x="10" y="22" width="120" height="32" rx="5" fill="#0b6b47" />
        <rect x="13" y="25" width="114" height="26" rx="3" stroke="#fff" strokeWidth="1.5" />
        <text x="70" y="44" textAnchor="middle" fill="#fff" fontSize="17" fontWeight="750">
          Mainstreet
        </text>
      </g>
    </svg>
  );
}
