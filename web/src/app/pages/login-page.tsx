import { LoginForm } from "../../features/auth/login-form.tsx";
import { CentredLayout } from "../../ui/centred-layout.tsx";

export function LoginPage() {
  return (
    <CentredLayout>
      <LoginForm />
    </CentredLayout>
  );
}
