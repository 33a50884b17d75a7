import { dimension, writing } from './marks.ts';

/** A survey plan of the room, with the place of the tank, a paragraph, and the budget as a band on a scale. */
export function FeasibilityNote() {
  return (
    <>
      <path
        d="M164 190H44V44H276V190H196M164 182H52V52H268V182H196M164 182v8M196 182v8"
        strokeWidth="1"
      />
      <path d="M196 186a32 32 0 0 0-32-32v32" opacity="0.6" />
      <g className="text-brass-deep">
        <path d="M96 44h128v22H96z" fill="currentColor" fillOpacity="0.18" strokeWidth="1.2" />
        <path d="M100 66l22-22M122 66l22-22M144 66l22-22M166 66l22-22M188 66l22-22" opacity="0.6" />
        <path d={dimension(96, 84, 128)} />
      </g>
      <path d="M66 118h46v40h-46zM74 126h30v24h-30zM226 150h26v26" opacity="0.45" />
      <path d={dimension(44, 206, 232)} opacity="0.7" />
      <path d={writing(44, 232, 232, 6)} opacity="0.35" strokeWidth="1.6" />
      <path d="M44 322H276M44 317v10M102 319v6M160 319v6M218 319v6M276 317v10" />
      <path d="M118 315h70v14h-70z" className="text-brass-deep" fill="currentColor" />
      <path d="M118 340h70M118 337v6M188 337v6" className="text-brass-deep" />
    </>
  );
}
