import { BlockAppProvider, type BlockApp } from '@shopfront/bindings';
import type { ComponentType } from 'react';

/** A component that finds the page wherever an add-on puts it, in a React root of its own as well. */
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
