import {
	AddOnSlot,
	SummaryProvider,
	TotalRow,
	useContainerSize,
	useHasCouponError,
	useSummary,
	type BlockProps,
} from '@shopfront/bindings';
import { OrderSummary as OrderSummaryArea } from '@shopfront/components';
import { createPortal, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { CartTotal } from '../cart-total';
import { useSummaryPositions } from '../summary-positions';

/** Repeats the summary above the place-order button, without its inputs. */
const Copy = ( { children }: { children: ReactNode } ) => {
	const { bottom } = useSummaryPositions();
	const summary = useSummary();
	const copySettings = useMemo(
		() => ( { ...summary, isCopy: true } ),
		[ summary ]
	);
	return bottom
		? createPortal(
				<div className="checkout-order-summary-block-fill">
					<SummaryProvider value={ copySettings }>
						{ children }
					</SummaryProvider>
				</div>,
				bottom
			)
		: null;
};

/**
 * In a narrow container, the summary starts collapsed, with the total visible, and has a copy above the place-order
 * button (docs/contract/blocks.md 5, "Behavior notes").
 */
export const OrderSummary = ( { className, children }: BlockProps ) => {
	const isLarge = useContainerSize() === 'large';
	const content = (
		<>
			{ children }
			<TotalRow />
			<AddOnSlot name="ExperimentalOrderMeta" />
		</>
	);
	return (
		<>
			<OrderSummaryArea
				className={ className }
				isCollapsible={ ! isLarge }
				hasError={ useHasCouponError() }
				total={ <CartTotal /> }
			>
				{ content }
			</OrderSummaryArea>
			{ ! isLarge && <Copy>{ content }</Copy> }
		</>
	);
};
