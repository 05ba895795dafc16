import {
	coerceAttributes,
	useContainerSize,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import {
	OrderSummaryItems as Items,
	TotalsWrapper,
} from '@shopfront/components';
import { SummaryItem } from '../summary-item';

/** The items of the order. */
export const OrderSummaryItems = ( {
	className,
	...attributes
}: BlockProps ) => {
	const keys = useStoreCart( ( { cartItems } ) =>
		cartItems.map( ( { key } ) => key )
	);
	const isLarge = useContainerSize() === 'large';
	const { disableProductDescriptions } = coerceAttributes(
		{ disableProductDescriptions: { type: 'boolean', default: false } },
		attributes
	);
	return (
		<TotalsWrapper className={ className }>
			<Items isLarge={ isLarge }>
				{ keys.map( ( key ) => (
					<SummaryItem
						key={ key }
						itemKey={ key }
						hidesDescription={ disableProductDescriptions }
					/>
				) ) }
			</Items>
		</TotalsWrapper>
	);
};
