import { useBlockApp } from '@shopfront/bindings';
import { CLASSIC_GATEWAYS_ID } from '@shopfront/names';
import { useState } from '@wordpress/element';

/** Whether the payment step may contain a form of its own (packages/classic-gateways). */
export const useHasClassicGateways = (): boolean => {
	const { document } = useBlockApp().host;
	return useState(
		() => document.getElementById( CLASSIC_GATEWAYS_ID ) !== null
	)[ 0 ];
};
