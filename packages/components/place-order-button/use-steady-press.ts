import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent, TouchEvent } from 'react';

/** A pointer that moves further leaves the button on purpose, px. */
const TOLERANCE_PX = 10;

type Place = Pick< PointerEvent, 'clientX' | 'clientY' >;

const createSteadyPress = () => {
	let start: Place | null = null;
	/** `pointerId` of the last touch, if it began outside the button. */
	let strayTouch: number | null = null;
	const isNearStart = ( { clientX, clientY }: Place ) =>
		start !== null &&
		Math.hypot( clientX - start.clientX, clientY - start.clientY ) <=
			TOLERANCE_PX;
	return {
		watchTouches: ( button: HTMLElement ) => {
			const watch = ( {
				target,
				pointerId,
				pointerType,
			}: PointerEvent ) => {
				strayTouch =
					pointerType === 'touch' &&
					! button.contains( target as Node )
						? pointerId
						: null;
			};
			const page = button.ownerDocument;
			page.addEventListener( 'pointerdown', watch, true );
			return () => page.removeEventListener( 'pointerdown', watch, true );
		},
		isStray: ( { nativeEvent }: MouseEvent ) =>
			strayTouch !== null &&
			Reflect.get( nativeEvent, 'pointerId' ) === strayTouch,
		handlers: {
			onPointerDown: ( event: React.PointerEvent ) => {
				start = { clientX: event.clientX, clientY: event.clientY };
				event.currentTarget.setPointerCapture?.( event.pointerId );
			},
			onPointerMove: ( event: React.PointerEvent ) => {
				const { currentTarget, pointerId } = event;
				if (
					! isNearStart( event ) &&
					currentTarget.hasPointerCapture?.( pointerId )
				) {
					currentTarget.releasePointerCapture( pointerId );
				}
			},
			onPointerCancel: () => {
				start = null;
			},
			onTouchEnd: ( event: TouchEvent< HTMLElement > ) => {
				const { currentTarget, changedTouches } = event;
				const touch = changedTouches[ 0 ];
				if (
					touch &&
					isNearStart( touch ) &&
					! currentTarget.contains(
						currentTarget.ownerDocument.elementFromPoint(
							touch.clientX,
							touch.clientY
						)
					)
				) {
					// The click would go to what the finger is on now.
					event.preventDefault();
					currentTarget.click();
				}
			},
		},
	};
};

/**
 * A press counts even if the button moves between press and release, as when shipping rates arrive; browsers send no
 * click for a mouse then, and click something else for a touch. Moving the pointer away still cancels the press. The
 * click of a touch that began elsewhere, because the button has moved below the finger, is `isStray`.
 */
export const useSteadyPress = () => {
	const ref = useRef< HTMLButtonElement >( null );
	const [ { watchTouches, isStray, handlers } ] =
		useState( createSteadyPress );
	useEffect(
		() => ( ref.current ? watchTouches( ref.current ) : undefined ),
		[ watchTouches ]
	);
	return { isStray, props: { ref, ...handlers } };
};
