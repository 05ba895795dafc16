import {
	coerceAttributes,
	useCartLines,
	useContainerSize,
	type BlockProps,
} from '@shopfront/bindings';
import {
	OrderSummaryItems as Items,
	TotalsWrapper,
} from '@shopfront/components';
import { SummaryItem } from '../summary-item';

export const OrderSummaryItems = ( {
	className,
	...attributes
}: BlockProps ) => {
	const { items, cart, pending } = useCartLines();
	const isLarge = useContainerSize() === 'large';
	const { disableProductDescriptions } = coerceAttributes(
		{ disableProductDescriptions: { type: 'boolean', default: false } },
		attributes
	);
	return (
		<TotalsWrapper className={ className }>
			<Items isLarge={ isLarge }>
				{ items.map( ( item ) => (
					<SummaryItem
						key={ item.key }
						item={ item }
						cart={ cart }
						isTotalPending={ pending.includes( item.key ) }
						hidesDescription={ disableProductDescriptions }
					/>
				) ) }
			</Items>
		</TotalsWrapper>
	);
};
