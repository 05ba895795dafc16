import {
	Panel,
	ShippingRatesPackage,
	type RadioOption,
} from '@shopfront/components';
import { reportError } from '@shopfront/data/notices';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { useTaxDisplay } from '../cart/use-tax-display';
import { chooseRate } from '../cart/choose-rate';
import { useSummary } from '../cart/summary-context';
import { useShippingPackageCount } from './use-shipping-package-count';

export interface ShippingRatesControlPackageProps {
	/** The server's package id. Add-ons' packages have text ids such as `2026_11_22_monthly_0`. */
	packageId: number | string;
	/** An entry of `shippingRates` in the cart or in an add-on's `extensions`. Missing keys count as empty. */
	packageData: Partial< ShippingPackageResponse >;
	className?: string;
	/** Default: true if the block shows several packages, ours or an add-on's. */
	collapsible?: boolean;
	/** Whether a collapsible package starts collapsed. */
	collapse?: boolean;
	/** Default: the value of `collapsible`. */
	showItems?: boolean;
	/** Default true. */
	highlightChecked?: boolean;
	noResultsMessage?: ReactNode;
	renderOption?: ( rate: ShippingRateResponse ) => RadioOption;
	/** Called with the selected rate. Default: selects the rate for the package. */
	onSelectRate?: ( rateId: string, packageId: number | string ) => void;
}

const EMPTY = {
	name: '',
	destination: {
		address_1: '',
		address_2: '',
		city: '',
		state: '',
		postcode: '',
		country: '',
	},
	items: [],
	shipping_rates: [],
} satisfies Omit< ShippingPackageResponse, 'package_id' >;

/** Fills of the shipping slots receive it in `components` (docs/contract/filters.md 3). */
export const ShippingRatesControlPackage = ( {
	packageId,
	packageData,
	className,
	collapsible,
	collapse = false,
	showItems,
	highlightChecked,
	noResultsMessage,
	renderOption,
	onSelectRate,
}: ShippingRatesControlPackageProps ) => {
	const app = useBlockApp();
	const taxDisplay = useTaxDisplay();
	const { noticeContext } = useSummary();
	const isOneOfSeveral = useShippingPackageCount( 1 ) > 1;
	const isCollapsible = collapsible ?? isOneOfSeveral;
	const [ selectedId, setSelectedId ] = useState< string | null >( null );
	const shippingPackage = useMemo( () => {
		const known = { ...EMPTY, ...packageData };
		return {
			...known,
			package_id: packageId,
			// Shows the selection before the response arrives.
			shipping_rates:
				selectedId === null
					? known.shipping_rates
					: known.shipping_rates.map( ( rate ) => ( {
							...rate,
							selected: rate.rate_id === selectedId,
						} ) ),
		};
	}, [ packageData, packageId, selectedId ] );
	const select = async ( rateId: string ) => {
		if ( onSelectRate ) {
			onSelectRate( rateId, packageId );
			return;
		}
		setSelectedId( rateId );
		try {
			await chooseRate( app, rateId, packageId );
		} catch ( error ) {
			await reportError( app.registry, error, noticeContext );
		}
		// The shopper may have selected another rate in the meantime.
		setSelectedId( ( current ) => ( current === rateId ? null : current ) );
	};
	const content = (
		<ShippingRatesPackage
			shippingPackage={ shippingPackage }
			isOneOfSeveral={ showItems ?? isOneOfSeveral }
			hasHeader={ isCollapsible }
			siteCurrency={ app.settings.siteCurrency }
			taxDisplay={ taxDisplay }
			isChoice
			highlightChecked={ highlightChecked }
			noResultsMessage={ noResultsMessage }
			renderOption={ renderOption }
			onSelect={ ( { rate_id: rateId } ) => void select( rateId ) }
		/>
	);
	return (
		<div className={ className }>
			{ isCollapsible ? (
				<Panel
					title={
						htmlToText( shippingPackage.name ) ||
						__( 'Shipping options', 'woocommerce' )
					}
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
