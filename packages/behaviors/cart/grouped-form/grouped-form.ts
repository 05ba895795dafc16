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

/** The quantities of the products: numbers, or a checkbox for one that is sold individually. */
const FIELDS = 'input[name^="quantity["]';

const MESSAGE = 'sf-grouped-message';

/** Returns the quantity of a field; 0 for none, or for one that no shop sells. */
const getQuantity = ( { type, checked, value }: HTMLInputElement ): number => {
	const quantity = Number( value );
	return ( type !== 'checkbox' || checked ) &&
		quantity >= 0.001 &&
		quantity < 1e9
		? quantity
		: 0;
};

/**
 * The form of a group of products (docs/contract/product-pages.md 6): shows the sum of the chosen ones, and asks for a
 * quantity before it is sent without any. Limits of the quantities are those of the fields, which browsers check.
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
				// The loading state of other buttons waits for a page that never comes.
				event.stopImmediatePropagation();
				showMessage( nothingChosen );
				fields[ 0 ]?.focus();
			}
		},
		{ signal, capture: true }
	);
	// Browsers fill in what was typed before the page was left.
	page.defaultView?.addEventListener( 'pageshow', showTotal, { signal } );
	showTotal();
	return removeMessage;
};
