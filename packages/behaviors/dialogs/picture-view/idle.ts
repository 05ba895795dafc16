/** The controls disappear if the mouse rests this long, ms (docs/contract/product-pages.md 5). */
const IDLE_MS = 4000;

/** PhotoSwipe's class that shows the controls. */
const VISIBLE = 'pswp--ui-visible';

/**
 * Hides a dialog's controls while the mouse rests, unless a control has the keyboard focus. On touch screens, a tap
 * toggles them.
 *
 * Returns a function that stops it.
 */
export const watchIdle = ( dialog: HTMLElement ): ( () => void ) => {
	const page = dialog.ownerDocument;
	const controller = new AbortController();
	const { signal } = controller;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const restart = () => {
		clearTimeout( timer );
		dialog.classList.add( VISIBLE );
		timer = setTimeout( () => {
			if ( ! dialog.querySelector( ':is( button, a ):focus-visible' ) ) {
				dialog.classList.remove( VISIBLE );
			}
		}, IDLE_MS );
	};
	page.addEventListener(
		'pointermove',
		( { pointerType } ) => {
			if ( pointerType === 'mouse' ) {
				restart();
			}
		},
		{ signal }
	);
	page.addEventListener( 'keydown', restart, { signal } );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	return () => controller.abort();
};
