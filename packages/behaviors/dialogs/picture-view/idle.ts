/** Time without a movement of the mouse after which the controls disappear, ms (docs/contract/product-pages.md 5). */
const IDLE_MS = 4000;

/** Class by which PhotoSwipe shows the controls. */
const VISIBLE = 'pswp--ui-visible';

/**
 * Hides the controls of a dialog while the mouse rests. They stay while one of them has the focus of the keyboard. With
 * touch, a tap hides and shows them.
 *
 * Returns a function that stops.
 */
export function watchIdle( dialog: HTMLElement ): () => void {
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
}
