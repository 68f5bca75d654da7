import { useMutation } from '@tanstack/react-query';
import { Line } from '../../kit/form/inputs.tsx';
import { FormButtons, SmallForm } from '../../kit/form/SmallForm.tsx';
import { addPasskey } from './passkeys.ts';
import { texts as sessionTexts } from './texts.ts';

const texts = sessionTexts.passkeys;

export default function AddPasskey({ onDone, onCancel }: { onDone(): void; onCancel?(): void }) {
  const addMutation = useMutation({ mutationFn: addPasskey, onSuccess: onDone });
  return (
    <SmallForm
      onSend={(form) => addMutation.mutate(String(form.get('passkeyName')))}
      error={addMutation.error}
      gap="sm"
    >
      <Line
        name="passkeyName"
        label={texts.name}
        description={texts.nameHelp}
        autoComplete="off"
        maxLength={60}
        required
        maw="20rem"
      />
      <FormButtons label={texts.add} isBusy={addMutation.isPending} onCancel={onCancel} />
    </SmallForm>
  );
}
