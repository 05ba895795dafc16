import { RegistryProvider, useRegistry } from '@wordpress/data';
import {
	Component,
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { MutableRefObject, ReactNode } from 'react';
import type { AddOnScope } from '../app/page-extension-points';
import { closeUnmountedScopes, createAddOnScope } from './add-on-scope';
import { AddOnScopeContext } from './add-on-scope-context';

type Leave = MutableRefObject< () => void >;

/** Runs its effects before its next sibling's. */
const ScopeStart = ( {
	scope,
	leave,
}: {
	scope: AddOnScope;
	leave: Leave;
} ) => {
	const enter = () => {
		leave.current = scope.enter();
	};
	// Layout effects run first, even when Strict Mode runs all effects twice.
	useLayoutEffect( () => scope.open(), [ scope ] );
	// Suspending undoes only layout effects, so a suspended part retains its registrations.
	useEffect( () => () => scope.close(), [ scope ] );
	useLayoutEffect( enter );
	useEffect( enter );
	return null;
};

/** Runs its effects after its previous sibling's, even if they throw. */
const ScopeEnd = ( { leave }: { leave: Leave } ) => {
	useLayoutEffect( () => leave.current() );
	useEffect( () => leave.current() );
	return null;
};

/** Closes the scope of a failed part and rethrows to the boundary around it. */
class AddOnScopeBoundary extends Component<
	{ scope: AddOnScope; children?: ReactNode },
	{ hasFailed: boolean }
> {
	static getDerivedStateFromError = () => ( { hasFailed: true } );

	override state = { hasFailed: false };

	override componentDidCatch( error: unknown ) {
		this.props.scope.close();
		closeUnmountedScopes();
		throw error;
	}

	override render() {
		return this.state.hasFailed ? null : this.props.children;
	}
}

/**
 * Provides the scope of one add-on part. When the part unmounts or fails, the scope removes its validation errors and
 * checkout listeners (docs/add-ons/error-handling.md). Renders no element.
 */
export const AddOnScopeProvider = ( {
	children,
}: {
	children?: ReactNode;
} ) => {
	const registry = useRegistry();
	const parentScope = useContext( AddOnScopeContext );
	const [ scope ] = useState( () =>
		createAddOnScope( parentScope?.pageRegistry ?? registry )
	);
	const leave: Leave = useRef( () => {} );
	return (
		<AddOnScopeContext.Provider value={ scope }>
			<RegistryProvider value={ scope.registry }>
				<ScopeStart scope={ scope } leave={ leave } />
				<AddOnScopeBoundary scope={ scope }>
					{ children }
				</AddOnScopeBoundary>
				<ScopeEnd leave={ leave } />
			</RegistryProvider>
		</AddOnScopeContext.Provider>
	);
};
