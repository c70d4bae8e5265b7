/** The draw of a page, the day its content last changed (GS-26) and that content's digest. */
export type KeptPage = { attempt: number; changedOn: string; digest: string };
