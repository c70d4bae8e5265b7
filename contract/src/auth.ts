import { z } from "zod";
import { success } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from "./limits.ts";
import { requiredText } from "./text-field.ts";
import { texts } from "./texts.ts";

const blank = texts.auth.fillInAllFields;

const email = requiredText("Email", MAX_LENGTH.email, blank).pipe(z.email(texts.auth.invalidEmail));
const password = z
  .string(blank)
  .min(1, blank)
  .max(MAX_LENGTH.password, `Password must be at most ${MAX_LENGTH.password} characters`);

export const loginInput = z.object(
  { email: requiredText("Email", MAX_LENGTH.email, blank), password },
  blank,
);

export const signupInput = z.object(
  {
    name: requiredText("Name", MAX_LENGTH.name, blank),
    email,
    password: password.min(MIN_PASSWORD_LENGTH, texts.auth.passwordTooShort),
  },
  blank,
);

/** The sign-up form: the input with the password twice (spec §2). */
export const signupForm = signupInput
  .extend({ confirmPassword: z.string().min(1, blank) })
  .refine((form) => form.password === form.confirmPassword, {
    message: texts.auth.passwordsDoNotMatch,
    path: ["confirmPassword"],
  });

export const user = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type User = z.infer<typeof user>;

export const session = z.object({
  token: z.string(),
  user,
  /** Only in the sandbox: production would have refused the password. */
  warning: z.string().optional(),
});
export type SignedIn = z.infer<typeof session>;

/** The methods by which a user can sign in after the password. */
export const SECOND_FACTOR_METHODS = ["passkey", "totp", "recovery-code"] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** The response to the right password of an account with a second factor: no session yet, `POST /auth/second-factor` starts it. */
const secondFactorNeeded = z.object({
  secondFactor: z.object({
    /** Secret: it proves that the password was right. Valid for one sign-in within 5 minutes. */
    challengeId: z.string(),
    methods: z.array(z.enum(SECOND_FACTOR_METHODS)),
  }),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

export const login = endpoint("POST", "/auth/login", {
  body: loginInput,
  response: z.union([session, secondFactorNeeded]),
  protected: false,
});
export const signup = endpoint("POST", "/auth/signup", {
  body: signupInput,
  response: session,
  protected: false,
  status: 201,
});
export const logout = endpoint("POST", "/auth/logout", { response: success });
