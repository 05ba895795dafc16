import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	currencyFromResponse,
	DEFAULT_CURRENCY_SETTING,
	formatMoney,
	multiplyRawPrice,
	siteCurrency,
	sumMinor,
} from '@shopfront/money';
import { isRecord } from '@shopfront/store-api';

/** Quantities are number fields, or checkboxes for products that are sold individually. */
const FIELDS = 'input[name^="quantity["]';

const MESSAGE = 'sf-grouped-message';

/** Returns 0 for an empty field, and for quantities that no shop sells. */
const getQuantity = ( { type, checked, value }: HTMLInputElement ): number => {
	const quantity = Number( value );
	return ( type !== 'checkbox' || checked ) &&
		quantity >= 0.001 &&
		quantity < 1e9
		? quantity
		: 0;
};

/**
 * The form of a grouped product (docs/contract/product-pages.md 6). Shows the total of the chosen products, and asks
 * for a quantity if none is chosen. The browser checks the fields' limits.
 */
export const mount: Behavior[ 'mount' ] = ( form, { signal, options } ) => {
	const page = form.ownerDocument;
	const { prices, currency: format, total, nothingChosen } = options;
	const output = form.querySelector( '.sf-grouped-total' );
	const currency = currencyFromResponse(
		format,
		siteCurrency( DEFAULT_CURRENCY_SETTING )
	);
	const getFields = () => [
		...form.querySelectorAll< HTMLInputElement >( FIELDS ),
	];
	const removeMessage = () => form.querySelector( `.${ MESSAGE }` )?.remove();
	const showMessage = ( text: string ) => {
		const message = page.createElement( 'div' );
		message.className = MESSAGE;
		message.setAttribute( 'role', 'alert' );
		const paragraph = page.createElement( 'p' );
		paragraph.className = 'woocommerce-info';
		paragraph.textContent = text;
		message.append( paragraph );
		removeMessage();
		form.querySelector( '.group_table' )?.after( message );
	};
	const showTotal = () => {
		if ( ! output || ! isRecord( prices ) || typeof total !== 'string' ) {
			return;
		}
		const amounts = getFields().flatMap( ( field ) => {
			const price = prices[ field.name.slice( 'quantity['.length, -1 ) ];
			const quantity = getQuantity( field );
			return typeof price === 'string' && quantity > 0
				? [
						multiplyRawPrice(
							price,
							quantity,
							currency.minorUnit,
							currency.minorUnit
						),
					]
				: [];
		} );
		output.textContent =
			amounts.length > 0
				? total.replace( '%s', () =>
						formatMoney( sumMinor( amounts ), currency )
					)
				: '';
	};
	for ( const type of [ 'input', 'change' ] ) {
		form.addEventListener(
			type,
			() => {
				removeMessage();
				showTotal();
			},
			{ signal }
		);
	}
	form.addEventListener(
		'submit',
		( event ) => {
			const fields = getFields();
			if (
				typeof nothingChosen === 'string' &&
				! fields.some( getQuantity )
			) {
				event.preventDefault();
				// Otherwise other buttons would show a loading state that never ends.
				event.stopImmediatePropagation();
				showMessage( nothingChosen );
				fields[ 0 ]?.focus();
			}
		},
		{ signal, capture: true }
	);
	// Browsers restore typed quantities after the page has loaded.
	page.defaultView?.addEventListener( 'pageshow', showTotal, { signal } );
	showTotal();
	return removeMessage;
};
