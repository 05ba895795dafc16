const TITLED =
	'.yith-wcwl-add-to-wishlist [data-title],.wishlist_table [data-title]';

const CLASS = 'yith-wcwl-tooltip';
const OWNER_CLASS = 'with-tooltip';

/** Shows the `data-title` of a control beside it while it has the pointer or the focus. Its name says the same. */
export function startTooltips( page: Document, signal: AbortSignal ): void {
	const show = ( { target }: Event ) => {
		const control =
			target instanceof Element
				? target.closest< HTMLElement >( TITLED )
				: null;
		const text = control?.dataset.title;
		if ( ! control || ! text ) {
			return;
		}
		const tooltip =
			control.querySelector( `.${ CLASS }` ) ??
			page.createElement( 'span' );
		tooltip.className = CLASS;
		tooltip.setAttribute( 'aria-hidden', 'true' );
		tooltip.textContent = text;
		control.append( tooltip );
		control.classList.add( OWNER_CLASS );
	};
	for ( const type of [ 'pointerover', 'focusin' ] ) {
		page.addEventListener( type, show, { signal } );
	}
}
