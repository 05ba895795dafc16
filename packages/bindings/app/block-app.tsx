import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { ProvidedValue } from '@shopfront/lazy';
import type { PaymentMethodRepository } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PageExtensionPoints } from './page-extension-points';

export interface BlockApp {
	registry: DataRegistry;
	host: Host;
	settings: Settings;
	events: CheckoutEvents;
	payments: PaymentMethodRepository;
	/** Provided only on pages with add-ons. */
	extensionPoints: ProvidedValue< PageExtensionPoints >;
}

const BlockAppContext = createContext< BlockApp | null >( null );

export interface BlockAppProviderProps {
	app: BlockApp;
	children?: ReactNode;
}

/** Also provides the registry to the hooks of `@wordpress/data`. */
export const BlockAppProvider = ( {
	app,
	children,
}: BlockAppProviderProps ) => (
	<BlockAppContext.Provider value={ app }>
		<RegistryProvider value={ app.registry }>{ children }</RegistryProvider>
	</BlockAppContext.Provider>
);

/** Throws without a `BlockAppProvider`. */
export const useBlockApp = (): BlockApp => {
	const app = useContext( BlockAppContext );
	if ( ! app ) {
		throw new Error(
			'Shopfront: a component is rendered outside of <BlockAppProvider app={ … }>, which it needs.'
		);
	}
	return app;
};
