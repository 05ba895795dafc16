import type { ChosenAttribute } from '@shopfront/behaviors/cart/block-loader';

const ATTRIBUTE = 'attribute_';

/** The name of a quantity in a group: `quantity[26]`. */
const MEMBER = /^quantity\[(\d+)\]$/;

/** A product that a form adds. */
export interface AddedProduct {
	productId: number;
	quantity: number;
	variation: ChosenAttribute[];
	/** Name of the field with the quantity. */
	field: string;
}

/**
 * Reads product, quantity and chosen attributes of a form; of a group, the products with a quantity. A missing or invalid
 * quantity of a single product counts as 1.
 */
export function readForm( form: HTMLFormElement ): AddedProduct[] {
	const fields = [ ...new FormData( form ) ];
	const members = fields.flatMap( ( [ field, value ] ) => {
		const id = MEMBER.exec( field )?.[ 1 ];
		return id ? [ { id, field, quantity: Number( value ) } ] : [];
	} );
	if ( members.length > 0 || form.classList.contains( 'grouped_form' ) ) {
		return members
			.filter( ( { quantity } ) => quantity > 0 )
			.map( ( { id, field, quantity } ) => ( {
				productId: Number( id ),
				quantity,
				variation: [],
				field,
			} ) );
	}
	const quantity = Number(
		fields.find( ( [ name ] ) => name === 'quantity' )?.[ 1 ]
	);
	return [
		{
			productId: Number( form.dataset.sfAdd ),
			quantity: quantity > 0 ? quantity : 1,
			variation: fields
				.filter( ( [ name ] ) => name.startsWith( ATTRIBUTE ) )
				.map( ( [ attribute, value ] ) => ( {
					attribute,
					value: String( value ),
				} ) ),
			field: 'quantity',
		},
	];
}
