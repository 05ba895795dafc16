import type { ChosenAttribute } from '@shopfront/behaviors/block-loader';

const ATTRIBUTE = 'attribute_';

/** The product that a form adds. */
export interface AddedProduct {
	productId: number;
	quantity: number;
	variation: ChosenAttribute[];
}

/** Reads product, quantity and chosen attributes of a form. A missing or invalid quantity counts as 1. */
export function readForm( form: HTMLFormElement ): AddedProduct {
	const fields = [ ...new FormData( form ) ];
	const quantity = Number(
		fields.find( ( [ name ] ) => name === 'quantity' )?.[ 1 ]
	);
	return {
		productId: Number( form.dataset.sfAdd ),
		quantity: quantity > 0 ? quantity : 1,
		variation: fields
			.filter( ( [ name ] ) => name.startsWith( ATTRIBUTE ) )
			.map( ( [ attribute, value ] ) => ( {
				attribute,
				value: String( value ),
			} ) ),
	};
}
