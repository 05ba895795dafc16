import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** The buttons' labels (docs/contract/product-pages.md 6). */
interface QuantityWindow extends Window {
	shopfront_quantity_params?: {
		i18n_decrease?: string;
		i18n_increase?: string;
	};
}

const STEPPER = 'sf-qty';

const emit = ( input: HTMLElement, type: string ) =>
	input.dispatchEvent( new Event( type, { bubbles: true } ) );

const stepBy = ( input: HTMLInputElement, direction: 1 | -1 ): void => {
	const before = input.value;
	if ( input.step === 'any' ) {
		// `stepUp()` throws for `step="any"`.
		const { min, max, value } = input;
		input.value = String(
			Math.min(
				Math.max( Number( value ) + direction, Number( min ) ),
				max === '' ? Infinity : Number( max )
			)
		);
	} else if ( direction > 0 ) {
		input.stepUp();
	} else {
		input.stepDown();
	}
	if ( Number( input.value ) < 0 ) {
		input.value = '0';
	}
	if ( input.value !== before ) {
		emit( input, 'input' );
		emit( input, 'change' );
	}
};

/** Adds the buttons unless the server has printed them. Without labels, there are no buttons. */
export const mount: Behavior[ 'mount' ] = ( quantity, { signal } ) => {
	const page = quantity.ownerDocument;
	const view: QuantityWindow = page.defaultView ?? window;
	const params = view.shopfront_quantity_params;
	const input = quantity.querySelector< HTMLInputElement >( 'input.qty' );
	if ( input?.type !== 'number' || input.readOnly || ! params ) {
		return undefined;
	}
	const label = input.labels?.[ 0 ];
	if ( label && ! label.id ) {
		label.id = `${ input.id }-label`;
	}
	const added: HTMLElement[] = [];
	const addButton = ( name: 'minus' | 'plus', text: string | undefined ) => {
		const button = page.createElement( 'button' );
		button.type = 'button';
		button.dataset.sfQty = name;
		button.setAttribute( 'aria-label', text ?? '' );
		if ( label ) {
			// Distinguishes the buttons of a grouped product.
			button.setAttribute( 'aria-describedby', label.id );
		}
		input[ name === 'minus' ? 'before' : 'after' ]( button );
		added.push( button );
		return button;
	};
	const startButton = (
		name: 'minus' | 'plus',
		text: string | undefined,
		direction: 1 | -1
	) => {
		const button =
			quantity.querySelector< HTMLElement >(
				`[data-sf-qty=${ name }]`
			) ?? addButton( name, text );
		button.addEventListener( 'click', () => stepBy( input, direction ), {
			signal,
		} );
		return button;
	};
	const minus = startButton( 'minus', params.i18n_decrease, -1 );
	const plus = startButton( 'plus', params.i18n_increase, 1 );
	const showLimits = () => {
		const { value, min, max } = input;
		// `disabled` would lose the focus.
		minus.setAttribute(
			'aria-disabled',
			String( Number( value ) <= Math.max( 0, Number( min ) ) )
		);
		plus.setAttribute(
			'aria-disabled',
			String( max !== '' && Number( value ) >= Number( max ) )
		);
	};
	quantity.classList.add( STEPPER );
	input.addEventListener( 'input', showLimits, { signal } );
	input.addEventListener( 'change', showLimits, { signal } );
	// The variation form sets other limits.
	const observer = new MutationObserver( showLimits );
	observer.observe( input, { attributeFilter: [ 'min', 'max' ] } );
	showLimits();
	return () => {
		observer.disconnect();
		if ( added.length > 0 ) {
			added.forEach( ( button ) => button.remove() );
			quantity.classList.remove( STEPPER );
		}
	};
};
