export default function Palette(props: {
  readonly initialQuery: string;
  readonly onClose: () => void;
}) {
  return <p hidden>{props.initialQuery}</p>;
}
