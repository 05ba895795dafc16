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

export interface TotalsLineProps {
	className?: string;
	/** Missing properties default to the site's currency. */
	currency?: Partial< Currency >;
	/** Shows a skeleton while the amount is unknown. */
	showSkeleton?: boolean;
}

const useCurrency = (
	changes: Partial< Currency > | undefined
): Currency => ( {
	...useBlockApp().settings.siteCurrency,
	...changes,
} );

const AMOUNT_SKELETON = <Skeleton width="4em" height="1em" />;

export interface AddOnTotalsItemProps extends TotalsLineProps {
	label?: ReactNode;
	/** Minor units, or content that replaces the amount. */
	value?: ReactNode;
	description?: ReactNode;
}

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
			value={ { content: showSkeleton ? AMOUNT_SKELETON : content } }
			currency={ currency }
			description={ description }
		/>
	);
};

export interface TotalsValuesProps extends TotalsLineProps {
	/** Only the totals that the line shows are required. */
	values?: Partial< CartTotalsResponse >;
}

const toTotals = (
	values: TotalsValuesProps[ 'values' ]
): CartTotalsResponse => ( { ...EMPTY_CART.totals, ...values } );

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
