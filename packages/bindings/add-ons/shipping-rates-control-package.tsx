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
	/** Package id of the server; packages of add-ons have text ids such as `2026_11_22_monthly_0`. */
	packageId: number | string;
	/** An entry of `shippingRates` of the cart or of an add-on's `extensions`. Missing keys count as empty. */
	packageData: Partial< ShippingPackageResponse >;
	className?: string;
	/** Whether the package can be collapsed. Default: if the block shows several packages, ours or an add-on's. */
	collapsible?: boolean;
	/** Whether a collapsible package is collapsed initially. */
	collapse?: boolean;
	/** Whether it lists the package items. Default: the value of `collapsible`. */
	showItems?: boolean;
	/** Whether the selected rate is highlighted. Default true. */
	highlightChecked?: boolean;
	/** Shown if the package has no rates. */
	noResultsMessage?: ReactNode;
	/** Returns the option for a rate. Default: ours. */
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

/** Renders the rates of one package for fills of the shipping slots (docs/contract/filters.md 3, `components`). */
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
			// Shows the selection immediately, without waiting for the response.
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
		// Unless another rate was selected in the meantime.
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
