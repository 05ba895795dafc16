import { ErrorPlaceholder } from '@shopfront/components';
import { createLate } from '@shopfront/late';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';

type InterfaceParts = typeof import( './interface-parts' );

/** What methods of add-ons are shown and given. The platform's own need none of it. */
const interfaceParts = createLate(
	() =>
		import(
			/* webpackChunkName: "payment-interface" */ './interface-parts'
		)
);

/** What shows methods of add-ons; `null` while it has not come. */
export const useInterfaceParts = (): InterfaceParts | null =>
	useSyncExternalStore( interfaceParts.subscribe, interfaceParts.get );

/** Fetches what shows methods of add-ons while it is wanted. */
const useFetch = ( isWanted: boolean ) => {
	const parts = useInterfaceParts();
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		let isGone = false;
		if ( isWanted && ! hasFailed ) {
			void interfaceParts
				.fetch()
				.then( ( come ) => isGone || setHasFailed( come === null ) );
		}
		return () => {
			isGone = true;
		};
	}, [ isWanted, hasFailed ] );
	return { parts, hasFailed, retry: () => setHasFailed( false ) };
};

/**
 * Whether what shows methods of add-ons is awaited: it is fetched as soon as one is registered. `false` also where it
 * could not be had.
 */
export const useIsInterfaceOnItsWay = (): boolean => {
	const { payments } = useBlockApp();
	const isWanted = useSyncExternalStore( payments.subscribe, () =>
		Object.values( payments.getPaymentMethods() ).some(
			( { takesInterface } ) => takesInterface
		)
	);
	const { parts, hasFailed } = useFetch( isWanted );
	return isWanted && ! parts && ! hasFailed;
};

export interface WithInterfaceProps {
	children: ( parts: InterfaceParts ) => ReactNode;
	/** Stands there until it has come. */
	waiting?: ReactNode;
}

/** A part of a method of an add-on. Where what shows it does not come, it can be asked for again. */
export const WithInterface = ( { children, waiting }: WithInterfaceProps ) => {
	const { parts, hasFailed, retry } = useFetch( true );
	if ( parts ) {
		return <>{ children( parts ) }</>;
	}
	return hasFailed ? (
		<ErrorPlaceholder onRetry={ retry } />
	) : (
		<>{ waiting }</>
	);
};
