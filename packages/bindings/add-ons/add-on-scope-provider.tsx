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

/** Runs its effects before those of its next sibling. */
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
	// Layout effects run first, also where React runs all effects of a page twice.
	useLayoutEffect( () => scope.open(), [ scope ] );
	// A part that suspends keeps its effects, and so what they have registered; only its layout effects are taken back.
	useEffect( () => () => scope.close(), [ scope ] );
	useLayoutEffect( enter );
	useEffect( enter );
	return null;
};

/** Runs its effects after those of its previous sibling, also when they throw. */
const ScopeEnd = ( { leave }: { leave: Leave } ) => {
	useLayoutEffect( () => leave.current() );
	useEffect( () => leave.current() );
	return null;
};

/** Closes the scope of a part that fails, and leaves the rest to the boundary around. */
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
 * Surrounds one part of an add-on: validation errors and checkout listeners that it registers go with it when it
 * unmounts or fails (docs/add-ons/error-handling.md). It has no element of its own.
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
