import {
	Panel,
	ShippingRatesPackage,
	type RadioOption,
} from '@shopfront/components';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { cartStore } from '@shopfront/data/cart';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { useTaxDisplay } from '../cart/use-tax-display';

export interface ShippingRatesControlPackageProps {
	packageId: number | string;
	/** As in `shippingRates` of the cart. */
	packageData: ShippingPackageResponse;
	className?: string;
	/** Whether it can be closed; closed at first where `collapse` is. */
	collapsible?: boolean;
	collapse?: boolean;
	/** Whether it says what is in it. */
	showItems?: boolean;
	/** What stands in the place of rates that there are none of. */
	noResultsMessage?: ReactNode;
	/** What is shown of a rate; ours by default. */
	renderOption?: ( rate: ShippingRateResponse ) => RadioOption;
	/** Told which rate was chosen; by default it is chosen for the package. */
	onSelectRate?: ( rateId: string, packageId: number | string ) => void;
}

/** The rates of one package as fills of the shipping slots show them (contract/filters.md 3, `components`). */
export const ShippingRatesControlPackage = ( {
	packageId,
	packageData,
	className,
	collapsible = false,
	collapse = false,
	showItems = false,
	noResultsMessage,
	renderOption,
	onSelectRate,
}: ShippingRatesControlPackageProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const taxDisplay = useTaxDisplay();
	const { selectShippingRate } = useDispatch( cartStore );
	const content = (
		<ShippingRatesPackage
			shippingPackage={ packageData }
			isOneOfSeveral={ showItems }
			siteCurrency={ siteCurrency }
			taxDisplay={ taxDisplay }
			isChoice
			noResultsMessage={ noResultsMessage }
			renderOption={ renderOption }
			onSelect={ ( { rate_id: rateId } ) =>
				onSelectRate
					? onSelectRate( rateId, packageId )
					: void selectShippingRate( rateId, packageId )
			}
		/>
	);
	return (
		<div className={ className }>
			{ collapsible ? (
				<Panel
					title={ htmlToText( packageData.name ) }
					initialOpen={ ! collapse }
				>
					{ content }
				</Panel>
			) : (
				content
			) }
		</div>
	);
};
