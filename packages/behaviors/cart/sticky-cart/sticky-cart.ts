import type { Behavior } from '@shopfront/behaviors/engine/behavior';

const QUANTITY = 'input.qty';

/** Attributes of the quantity that the form of a product with variations changes. */
const LIMITS = [ 'min', 'max', 'step' ];

/** Gives a field the limits and the value of another. */
function follow( field: HTMLInputElement, leader: HTMLInputElement ): void {
	for ( const name of LIMITS ) {
		field.setAttribute( name, leader.getAttribute( name ) ?? '' );
	}
	if ( field.value !== leader.value ) {
		field.value = leader.value;
		// For the buttons beside the field.
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	}
}

/**
 * The bar with which a product is added while its form is out of sight. Its quantity is that of the form, its price that of
 * the chosen variation. Its button presses that of the form, or leads to the form if a choice is missing.
 */
export const mount: Behavior[ 'mount' ] = ( bar, { signal } ) => {
	const page = bar.ownerDocument;
	const form = page.getElementById( bar.dataset.sfStickyCart ?? '' );
	const main = form?.querySelector< HTMLElement >(
		'.single_add_to_cart_button'
	);
	if ( ! form || ! main ) {
		return undefined;
	}
	const button = bar.querySelector( '.sf-sticky-cart__button' );
	const message = form.querySelector( '[data-sf-message]' );
	const field = bar.querySelector< HTMLInputElement >( QUANTITY );
	const leader = form.querySelector< HTMLInputElement >( QUANTITY );
	const place = form.querySelector( '.single_variation' );
	const price = bar.querySelector( '.price' );
	const ownPrice = [ ...( price?.childNodes ?? [] ) ];
	let isFormInSight = true;
	const show = () => {
		// A hidden element would lose the focus.
		bar.hidden = isFormInSight && ! bar.contains( page.activeElement );
	};
	const sight = new IntersectionObserver( ( entries ) => {
		isFormInSight = entries.at( -1 )?.isIntersecting ?? true;
		show();
	} );
	sight.observe( main );
	bar.addEventListener(
		'focusout',
		// The focus has moved after the event.
		() => setTimeout( () => ! signal.aborted && show() ),
		{ signal }
	);

	const observe = (
		target: Node | null,
		options: MutationObserverInit,
		update: () => void
	) => {
		if ( target ) {
			const observer = new MutationObserver( update );
			observer.observe( target, options );
			signal.addEventListener( 'abort', () => observer.disconnect() );
			update();
		}
	};
	if ( field && leader ) {
		let isCopying = false;
		const keepInStep = (
			source: HTMLInputElement,
			target: HTMLInputElement
		) => {
			for ( const type of [ 'input', 'change' ] ) {
				source.addEventListener(
					type,
					() => {
						if ( ! isCopying ) {
							isCopying = true;
							target.value = source.value;
							target.dispatchEvent(
								new Event( type, { bubbles: true } )
							);
							isCopying = false;
						}
					},
					{ signal }
				);
			}
		};
		keepInStep( leader, field );
		keepInStep( field, leader );
		observe( leader, { attributeFilter: LIMITS }, () =>
			follow( field, leader )
		);
	}
	const content = { childList: true, subtree: true };
	if ( price ) {
		observe( place, content, () => {
			// A variation with the price of all others names none.
			const shown = place?.querySelector( '.price' )?.cloneNode( true );
			price.replaceChildren( ...( shown?.childNodes ?? ownPrice ) );
		} );
	}
	observe( main, { attributeFilter: [ 'class' ] }, () => {
		for ( const name of [ 'loading', 'added' ] ) {
			button?.classList.toggle( name, main.classList.contains( name ) );
		}
	} );
	observe( message, content, () => {
		// Out of sight, only screen readers would learn that the product was refused.
		if ( ! isFormInSight && message?.textContent ) {
			message.scrollIntoView( { block: 'center' } );
		}
	} );

	bar.addEventListener(
		'click',
		( { target } ) => {
			if ( target instanceof Node && button?.contains( target ) ) {
				if ( main.classList.contains( 'disabled' ) ) {
					form.scrollIntoView( { block: 'center' } );
				}
				// Sends the form, or shows its message and moves the focus to what is missing.
				main.click();
			}
		},
		{ signal }
	);
	return () => {
		sight.disconnect();
		bar.hidden = true;
		if ( price ) {
			price.replaceChildren( ...ownPrice );
		}
	};
};
