import { useBlockApp, useTaxDisplay } from '@shopfront/bindings';
import {
	Skeleton,
	Subtotal,
	TotalsFees,
	TotalsItem,
	TotalsTaxes,
} from '@shopfront/components';
import { EMPTY_CART } from '@shopfront/data/cart';
import type { Currency } from '@shopfront/money';
import type { CartFeeResponse, CartTotalsResponse } from '@shopfront/store-api';
import type { ReactNode } from 'react';
import { AddOnAmount } from './monetary-amount';

/** What lines of a sum have in common. */
export interface TotalsLineProps {
	className?: string;
	/** What is left out is the site's. */
	currency?: Partial< Currency >;
	/** Whether the amount is not known yet. */
	showSkeleton?: boolean;
}

const useCurrency = (
	changes: Partial< Currency > | undefined
): Currency => ( {
	...useBlockApp().settings.siteCurrency,
	...changes,
} );

/** The place of an amount. */
const PLACE = <Skeleton width="4em" height="1em" />;

export interface AddOnTotalsItemProps extends TotalsLineProps {
	label?: ReactNode;
	/** Minor units, or what stands in place of an amount. */
	value?: ReactNode;
	description?: ReactNode;
}

/** A line of a sum. */
export const AddOnTotalsItem = ( {
	className,
	currency: changes,
	label,
	value,
	description,
	showSkeleton = false,
}: AddOnTotalsItemProps ) => {
	const currency = useCurrency( changes );
	const content =
		typeof value === 'number' || typeof value === 'string' ? (
			<AddOnAmount value={ value } currency={ currency } />
		) : (
			value
		);
	return (
		<TotalsItem
			className={ className }
			label={ label }
			value={ { content: showSkeleton ? PLACE : content } }
			currency={ currency }
			description={ description }
		/>
	);
};

/** What lines that read the sums of a cart have in common. */
export interface TotalsValuesProps extends TotalsLineProps {
	/** The sums of a cart, as far as the line needs them. */
	values?: Partial< CartTotalsResponse >;
}

const toTotals = (
	values: TotalsValuesProps[ 'values' ]
): CartTotalsResponse => ( { ...EMPTY_CART.totals, ...values } );

/** The sum of the items. */
export const AddOnSubtotal = ( {
	currency: changes,
	values,
	showSkeleton = false,
	className,
}: TotalsValuesProps ) => (
	<Subtotal
		className={ className }
		totals={ toTotals( values ) }
		currency={ useCurrency( changes ) }
		taxDisplay={ useTaxDisplay() }
		isPending={ showSkeleton }
	/>
);

/** A line per fee. */
export const AddOnTotalsFees = ( {
	currency: changes,
	cartFees = [],
	showSkeleton = false,
	className,
}: TotalsLineProps & { cartFees?: readonly CartFeeResponse[] } ) => (
	<TotalsFees
		className={ className }
		cartFees={ cartFees }
		currency={ useCurrency( changes ) }
		taxDisplay={ useTaxDisplay() }
		isPending={ showSkeleton }
	/>
);

/** What is added as tax. */
export const AddOnTotalsTaxes = ( {
	currency: changes,
	values,
	showRateAfterTaxName,
	showSkeleton = false,
	className,
}: TotalsValuesProps & { showRateAfterTaxName?: boolean } ) => (
	<TotalsTaxes
		className={ className }
		totals={ toTotals( values ) }
		currency={ useCurrency( changes ) }
		taxDisplay={ useTaxDisplay() }
		showRateAfterTaxName={ showRateAfterTaxName }
		isPending={ showSkeleton }
	/>
);
