import { ErrorPlaceholder } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { useLazy } from '../app/use-lazy';

type InterfaceParts = typeof import( './interface-parts' );

/** The chunk saves 4.4 KiB (brotli) on checkouts that have only the platform's own methods. */
const interfaceParts = createLazy(
	() => import( /* webpackChunkName: "payment" */ './interface-parts' )
);

/** `null` until loaded. */
export const useInterfaceParts = (): InterfaceParts | null =>
	useSyncExternalStore( interfaceParts.subscribe, interfaceParts.get );

/** Loading starts with the first payment method of an add-on. False after a failure. */
export const useIsInterfaceLoading = (): boolean => {
	const { payments } = useBlockApp();
	const isNeeded = useSyncExternalStore( payments.subscribe, () =>
		Object.values( payments.getPaymentMethods() ).some(
			( { needsInterface } ) => needsInterface
		)
	);
	const { value, hasFailed } = useLazy( interfaceParts, isNeeded );
	return isNeeded && ! value && ! hasFailed;
};

export interface WithInterfaceProps {
	children: ( parts: InterfaceParts ) => ReactNode;
	fallback?: ReactNode;
}

/** Offers a retry if the components for an add-on's payment method fail to load. */
export const WithInterface = ( { children, fallback }: WithInterfaceProps ) => {
	const {
		value: parts,
		hasFailed,
		isRetrying,
		retry,
	} = useLazy( interfaceParts );
	if ( parts ) {
		return <>{ children( parts ) }</>;
	}
	return hasFailed ? (
		<ErrorPlaceholder isRetrying={ isRetrying } onRetry={ retry } />
	) : (
		<>{ fallback }</>
	);
};
