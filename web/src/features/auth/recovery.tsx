import { paths } from "../../app/paths.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { LinkForm } from "./link-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

const PAGES = {
  [paths.forgotPassword]: () => <ForgotPasswordForm />,
  [paths.resetPassword]: () => <ResetPasswordForm />,
  [paths.confirmEmail]: () => <LinkForm call="confirmAddress" />,
  [paths.changeEmail]: () => <LinkForm call="applyNewAddress" />,
  [paths.undoEmailChange]: () => <LinkForm call="takeBack" />,
};

/** The pages around a forgotten password and the proof of an address. They work with and without a session. */
export function Recovery({ page }: { page: keyof typeof PAGES }) {
  return PAGES[page]();
}
