import { SignupForm } from "../../features/auth/signup-form.tsx";
import { CentredLayout } from "../../ui/centred-layout.tsx";

export function SignupPage() {
  return (
    <CentredLayout>
      <SignupForm />
    </CentredLayout>
  );
}
