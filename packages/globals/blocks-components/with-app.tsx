import { BlockAppProvider, type BlockApp } from '@shopfront/bindings';
import type { ComponentType } from 'react';

/** `useBlockApp` returns the page's app even if an add-on renders the component in its own React root. */
export const withApp = < Props extends object >(
	app: BlockApp,
	Component: ComponentType< Props >
) =>
	function WithApp( props: Props ) {
		return (
			<BlockAppProvider app={ app }>
				<Component { ...props } />
			</BlockAppProvider>
		);
	};
