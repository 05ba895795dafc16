/** The mouse rests if it moves less than this in one interval (docs/contract/site-behaviors.md 2). */
const SENSITIVITY_PX = 3;
const POLL_MS = 20;

/** Delay before an element closes, ms. */
const LEAVE_MS = 70;

/** Calls back when the mouse rests on an element, and after it has left. Ignores fingers and passing mice. */
export const watchHover = (
	element: HTMLElement,
	onRest: () => void,
	onLeave: () => void,
	signal: AbortSignal
): void => {
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
};
