/** A swipe closes a panel after this share of its size, or at this speed in px/ms. */
const FAR = 0.3;
const FAST = 0.5;

export type Side = 'start' | 'end' | 'top' | 'center';

/** Closes a panel when a finger pushes it back to its side. `touch-action` leaves the other axis to scrolling. */
export const addSwipe = (
	panel: HTMLElement,
	side: Side,
	close: () => void,
	signal: AbortSignal
): void => {
	if (
		side === 'center' ||
		// The panel itself scrolls in that direction.
		( side === 'top' && panel.scrollHeight > panel.clientHeight )
	) {
		return;
	}
	if ( side === 'top' ) {
		panel.style.touchAction = 'none';
	}
	const isRtl = getComputedStyle( panel ).direction === 'rtl';
	const sign = side === 'top' || ( side === 'start' ) !== isRtl ? -1 : 1;
	let start: PointerEvent | null = null;
	/** Distance towards the panel's side, px. */
	const distanceTo = ( event: PointerEvent ) =>
		start
			? Math.max(
					0,
					sign *
						( side === 'top'
							? event.clientY - start.clientY
							: event.clientX - start.clientX )
				)
			: 0;
	const stop = () => {
		start = null;
		panel.classList.remove( 'is-swiped' );
		panel.style.translate = '';
	};
	panel.addEventListener(
		'pointerdown',
		( event ) => {
			if ( event.pointerType === 'touch' && event.isPrimary ) {
				start = event;
			}
		},
		{ signal }
	);
	panel.addEventListener(
		'pointermove',
		( event ) => {
			const distance = sign * distanceTo( event );
			if ( start && event.isPrimary ) {
				panel.classList.add( 'is-swiped' );
				panel.style.translate =
					side === 'top' ? `0 ${ distance }px` : `${ distance }px`;
			}
		},
		{ signal }
	);
	panel.addEventListener(
		'pointerup',
		( event ) => {
			const distance = distanceTo( event );
			const size =
				side === 'top' ? panel.offsetHeight : panel.offsetWidth;
			const isEnough =
				start &&
				( distance > size * FAR ||
					distance / ( event.timeStamp - start.timeStamp ) > FAST );
			stop();
			if ( isEnough ) {
				close();
			}
		},
		{ signal }
	);
	panel.addEventListener( 'pointercancel', stop, { signal } );
};
