import type { PointerEvent } from 'react';

/** A pointer that moves further leaves the button on purpose, px. */
const TOLERANCE_PX = 10;

/**
 * Returns handlers with which a press counts even if the button moves between press and release, as when shipping rates
 * arrive. Browsers send no click then. Moving the pointer away still cancels the press.
 */
export const createSteadyPress = () => {
	let start = { x: 0, y: 0 };
	return {
		onPointerDown: ( {
			currentTarget,
			pointerId,
			clientX,
			clientY,
		}: PointerEvent ) => {
			start = { x: clientX, y: clientY };
			currentTarget.setPointerCapture?.( pointerId );
		},
		onPointerMove: ( {
			currentTarget,
			pointerId,
			clientX,
			clientY,
		}: PointerEvent ) => {
			if (
				Math.hypot( clientX - start.x, clientY - start.y ) >
					TOLERANCE_PX &&
				currentTarget.hasPointerCapture?.( pointerId )
			) {
				currentTarget.releasePointerCapture( pointerId );
			}
		},
	};
};
