export default function Applications() {
  return null;
}
