interface Props {
  name: 'password' | 'confirmpassword';
  label: string;
  /** True while the characters may be read on the screen. */
  shown: boolean;
}

export function PasswordField({ name, label, shown }: Props) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type={shown ? 'text' : 'password'} required autoComplete="new-password" spellCheck={false} autoCapitalize="off" />
    </div>
  );
}
