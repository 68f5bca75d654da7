export default function Broken({ name }: { name: string }): never {
  throw new Error(`${name} broken`);
}
