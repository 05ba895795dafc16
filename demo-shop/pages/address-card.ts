import { html } from 'hono/html';
import { formatAddress } from '@shopfront/address';
import type { AddressResponse } from '@shopfront/store-api';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { addressFormats } from './settings/address-formats';
import { t } from '../texts';

/** As the checkout shows it; empty if the address isn't filled in. */
export const addressLines = (
	address: AddressResponse,
	options: ShopOptions
): string[] => {
	const formats = addressFormats( options );
	const { name, lines } = formatAddress(
		{ ...address },
		{
			...formats,
			// PHP writes an empty array as a list.
			countryData: Object.fromEntries(
				Object.entries( formats.countryData ).map(
					( [ code, { states, ...country } ] ) => [
						code,
						{
							...country,
							states: Array.isArray( states ) ? {} : states,
						},
					]
				)
			),
		}
	);
	const isFilled = [ name, address.address_1, address.city ].some(
		( text ) => text.trim() !== ''
	);
	return isFilled
		? [ name, ...lines, address.phone ].filter( ( line ) => line !== '' )
		: [];
};

/** Each line has its own text direction. */
export const addressCard = (
	title: string,
	address: AddressResponse,
	options: ShopOptions
): Markup => {
	const lines = addressLines( address, options );
	return html`<section class="address-card">
		<h2>${ title }</h2>
		${
			lines.length > 0
				? html`<address>
						${ lines.map( ( line ) => html`<span><bdi>${ line }</bdi></span>` ) }
					</address>`
				: html`<p>${ t( 'There is none yet.' ) }</p>`
		}
	</section>`;
};
