import { RadioControl, type RadioOption } from '@shopfront/components';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { useId } from '@wordpress/element';
import clsx from 'clsx';

const CLASS = 'wc-block-components-local-pickup-select';

export interface LocalPickupSelectProps {
	title?: string;
	pickupLocations: readonly ShippingRateResponse[];
	/** `''` for none. */
	selectedOption: string;
	setSelectedOption?: ( rateId: string ) => void;
	onSelectRate?: ( rateId: string ) => void;
	onChange?: ( rateId: string ) => void;
	renderPickupLocation: (
		rate: ShippingRateResponse,
		packageCount: number,
		selectedRateId: string
	) => RadioOption;
	/** Number of packages to pick up; each is charged. Default 1. */
	packageCount?: number;
}

/** Fills of the pickup slot receive it in `components` (docs/contract/filters.md 3). */
export const LocalPickupSelect = ( {
	title = '',
	pickupLocations,
	selectedOption,
	setSelectedOption,
	onSelectRate,
	onChange,
	renderPickupLocation,
	packageCount = 1,
}: LocalPickupSelectProps ) => (
	<div
		className={ clsx( CLASS, packageCount > 1 && `${ CLASS }--multiple` ) }
	>
		{ title && <div>{ title }</div> }
		<RadioControl
			id={ useId() }
			options={ pickupLocations.map( ( rate ) =>
				renderPickupLocation( rate, packageCount, selectedOption )
			) }
			selected={ selectedOption }
			onChange={ ( rateId ) => {
				setSelectedOption?.( rateId );
				onSelectRate?.( rateId );
				onChange?.( rateId );
			} }
		/>
	</div>
);
