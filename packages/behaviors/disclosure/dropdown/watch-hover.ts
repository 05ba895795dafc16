/** Distance in px below which the mouse counts as resting, and how often that is checked, ms. docs/contract/site-behaviors.md 2. */
const SENSITIVITY_PX = 3;
const POLL_MS = 20;

/** Time after which an element that the mouse has left closes, ms. */
const LEAVE_MS = 70;

/**
 * Calls back when the mouse rests on an element, and some time after it has left. A mouse that only crosses the element on its way
 * does not count, and neither do fingers.
 */
export function watchHover(
	element: HTMLElement,
	onRest: () => void,
	onLeave: () => void,
	signal: AbortSignal
): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let position = { x: 0, y: 0 };
	const follow = ( { clientX: x, clientY: y }: MouseEvent ) => {
		position = { x, y };
	};
	const poll = ( last: typeof position ) => {
		timer = setTimeout( () => {
			const { x, y } = position;
			if ( Math.hypot( x - last.x, y - last.y ) < SENSITIVITY_PX ) {
				element.removeEventListener( 'pointermove', follow );
				onRest();
			} else {
				poll( position );
			}
		}, POLL_MS );
	};
	const stop = () => {
		clearTimeout( timer );
		element.removeEventListener( 'pointermove', follow );
	};
	element.addEventListener(
		'pointerenter',
		( event ) => {
			if ( event.pointerType !== 'touch' ) {
				stop();
				follow( event );
				element.addEventListener( 'pointermove', follow );
				poll( position );
			}
		},
		{ signal }
	);
	element.addEventListener(
		'pointerleave',
		( event ) => {
			if ( event.pointerType !== 'touch' ) {
				stop();
				timer = setTimeout( onLeave, LEAVE_MS );
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', stop );
}
