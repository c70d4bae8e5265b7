import type { Mutant } from "./mutant.ts";

/** Passwords, sessions, the limits on both, and the requests that everybody sends. */
export const authMutants: Mutant[] = [
  {
    breaks: "a login with an unknown address returns before it hashes",
    find: "return verifyPassword(input.password, user?.passwordHash);",
    replace: "return user !== undefined && verifyPassword(input.password, user.passwordHash);",
    file: "auth.integration.test.ts",
    title: "a login hashes the password once, whether or not the address is known",
  },
  {
    breaks: "any password opens an account",
    find: "expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== undefined",
    replace: "expected.length === derived.length && stored !== undefined",
    file: "auth.integration.test.ts",
    title: "a wrong password and an unknown address get the same refusal",
  },
  {
    breaks: "a session's token has 8 bytes",
    find: 'const newToken = () => randomBytes(32).toString("base64url");',
    replace: 'const newToken = () => randomBytes(8).toString("base64url");',
    file: "auth.integration.test.ts",
    title: "a token is 32 random bytes, and another one at each login",
  },
  {
    breaks: "the token itself is stored",
    find: '(token: string): Buffer => createHash("sha256").update(token).digest();',
    replace: '(token: string): Buffer => (createHash("sha256"), Buffer.from(token));',
    file: "auth.integration.test.ts",
    title: "neither token nor password is stored or logged",
  },
  {
    breaks: "a session that is over opens everything",
    find: 'if (!session.isLive) return { over: session.endReason ?? "SESSION_EXPIRED" };',
    replace: "",
    file: "auth.integration.test.ts",
    title: "a session is over a week after its last use and thirty days after its start",
  },
  {
    breaks: "a session lives for ever when it is used",
    find: "const LIFE = sql.raw(`interval '${SESSION_DAYS.atMost} days'`);",
    replace: "const LIFE = sql`interval '300 days'`;",
    file: "auth.integration.test.ts",
    title: "a session is over a week after its last use and thirty days after its start",
  },
  {
    breaks: "a user has any number of sessions",
    find: "or(isForgotten, inArray(sessions.id, surplus))",
    replace: "or(isForgotten, and(isForgotten, inArray(sessions.id, surplus)))",
    file: "auth.integration.test.ts",
    title:
      "somebody with a hundred sessions who signs in once more loses the one not used for longest",
  },
  {
    breaks: "logging out leaves the session open",
    find: "tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));",
    replace:
      "tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, userId)));",
    file: "password-change.integration.test.ts",
    title: "ending other sessions needs the password; logging out oneself does not",
  },
  {
    breaks: "a new password leaves the other sessions open",
    find: 'await endOthers(tx, session, "PASSWORD_CHANGED");',
    replace: "void endOthers;",
    file: "password-change.integration.test.ts",
    title: "a new password ends all other sessions, a wrong current one changes nothing",
  },
  {
    breaks: "a new password leaves the token as it was",
    find: ".set({ tokenHash: tokenDigest(token) })",
    replace: ".set({ userId })",
    file: "password-change.integration.test.ts",
    title: "a new password ends all other sessions, a wrong current one changes nothing",
  },
  {
    breaks: "other sessions end without the password",
    find: `    await confirmPassword(deps, { userId, ...body });
    const session = liveSessionOf(request);`,
    replace: "    void body;\n    const session = liveSessionOf(request);",
    file: "password-change.integration.test.ts",
    title: "ending other sessions needs the password; logging out oneself does not",
  },
  {
    breaks: "a login with the old password outlives its change",
    find: "if (!unchanged) throw loginRefused();",
    replace: "",
    file: "password-change.concurrency.test.ts",
    title: "a login whose password is changed after it was compared is refused",
  },
  {
    breaks: "an address in other letters is another account",
    find: "emailKey: emailKey(input.email),",
    replace: "emailKey: input.email,",
    file: "auth.integration.test.ts",
    title: "an address that is taken is refused, however it is spelt",
  },
  {
    breaks: "100 wrong passwords are allowed",
    find: "failedLogins: { times: 10, minutes: 15 },",
    replace: "failedLogins: { times: 100, minutes: 15 },",
    file: "spec-constants.test.ts",
    title:
      "the limits on logins, signups, key checks and reads are those of decision 134, as numbers",
  },
  {
    breaks: "keys are checked 100 times a minute",
    find: "keyChecks: { times: 10, minutes: 1 },",
    replace: "keyChecks: { times: 100, minutes: 1 },",
    file: "spec-constants.test.ts",
    title:
      "the limits on logins, signups, key checks and reads are those of decision 134, as numbers",
  },
  {
    breaks: "wrong passwords of an account are not counted",
    find: '[...networks, byAccount("failedLogins", key)];',
    replace: "[...networks];",
    file: "request-limits.integration.test.ts",
    title: "after ten wrong passwords an account, and one that nobody has, are closed",
  },
  {
    breaks: "wrong passwords of an address are not counted",
    find: '[...networks, byAccount("failedLogins", key)];',
    replace: '[...networks.slice(1), byAccount("failedLogins", key)];',
    file: "request-limits.integration.test.ts",
    title:
      "an address is closed after thirty failures at any accounts, and so is its IPv6 neighbourhood",
  },
  {
    breaks: "right passwords are counted",
    find: "if (!isFailure) for (const [limit, who] of counters) await limits.giveBack(limit, who);",
    replace: "void isFailure;",
    file: "request-limits.integration.test.ts",
    title: "right passwords are not counted, however many come at once",
  },
  {
    breaks: "each address of an IPv6 customer is counted by itself",
    find: ".slice(0, 4)\n    .map((group)",
    replace: ".slice(0, 8)\n    .map((group)",
    file: "request-limits.integration.test.ts",
    title:
      "an address is closed after thirty failures at any accounts, and so is its IPv6 neighbourhood",
  },
  {
    breaks: "signups of an address are not counted",
    find: `      await limits.spend(...counter);
    const device = nameDevice(`,
    replace: `      void counter;
    const device = nameDevice(`,
    file: "request-limits.integration.test.ts",
    title:
      "five accounts an hour are made from one address, and the sixth gets the time to try again",
  },
  {
    breaks: "reads are not counted",
    find: "if (isCounted) await limits.spendRead(session.userId);",
    replace: "void isCounted;",
    file: "request-limits.integration.test.ts",
    title: "six hundred reads a minute are served, and cost the database twelve writes in all",
  },
  {
    breaks: "pages that are rendered for a form are not counted",
    find: 'await limits.spend("pagesChecked", session.userId);',
    replace: "void limits;",
    file: "heavy-requests.integration.test.ts",
    title: "spends the compute budget of its account, and no other's",
  },
  {
    breaks: "any number of heavy requests of an account wait",
    find: "if (within.countOf(userId) > HEAVY_REQUESTS_WAITING) throw tooManyAtOnce();",
    replace: "if (within.countOf(userId) < 0) throw tooManyAtOnce();",
    file: "heavy-requests.integration.test.ts",
    title: "heavy requests of an account wait for each other, too many are refused",
  },
  {
    breaks: "any number of sites of a user wait to be deployed",
    find: "if (rows.length < IN_FLIGHT_LIMIT) return;",
    replace: "if (rows.length <= IN_FLIGHT_LIMIT) return;",
    file: "request-limits.integration.test.ts",
    title: "with 160 sites on their way to the provider, the next one is refused and costs nothing",
  },
  {
    breaks: "every client may name its own address",
    find: "trustProxy: config.trustProxy,",
    replace: "trustProxy: true,",
    file: "trust-proxy.integration.test.ts",
    title: "no header changes the address that is counted",
  },
  {
    breaks: "the log shows query strings",
    find: 'const [path] = url.split("?");',
    replace: "const path: string | undefined = url;",
    file: "logging.integration.test.ts",
    title: "a request is logged by its path, and nothing of its query, headers or body is",
  },
  {
    breaks: "the preview takes messages from any window",
    find: "if (source !== holder || origin !== dashboard) return;",
    replace: "if (origin === source) return;",
    file: "preview-messages.spec.ts",
    title: "a page from another window is not shown in the preview",
    isLong: true,
  },
  {
    breaks: "drafts stay after logging out",
    find: 'if (reason !== "SESSION_EXPIRED") sessionStorage.clear();',
    replace: "",
    file: "session.test.ts",
    title: "signing out removes the drafts, and gives no reason to the user who did it",
  },
  {
    breaks: "another user who signs in at this browser finds the drafts",
    find: "  dropDraftsOfOthers();\n",
    replace: "  void dropDraftsOfOthers;\n",
    file: "session.test.ts",
    title: "an expired session keeps the drafts for its own user only",
  },
];
