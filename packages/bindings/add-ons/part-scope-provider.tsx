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
import type { PartScope } from '../app/page-points';
import { closeUnmountedScopes, createPartScope } from './part-scope';
import { PartScopeContext } from './part-scope-context';

type Leave = MutableRefObject< () => void >;

/** Runs its effects before those of its next sibling. */
const Before = ( { scope, leave }: { scope: PartScope; leave: Leave } ) => {
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
const After = ( { leave }: { leave: Leave } ) => {
	useLayoutEffect( () => leave.current() );
	useEffect( () => leave.current() );
	return null;
};

/** Closes the scope of a part that fails, and leaves the rest to the boundary around. */
class PartBoundary extends Component<
	{ scope: PartScope; children?: ReactNode },
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
 * unmounts or fails (docs/add-ons/containment.md). It has no element of its own.
 */
export const PartScopeProvider = ( { children }: { children?: ReactNode } ) => {
	const registry = useRegistry();
	const around = useContext( PartScopeContext );
	const [ scope ] = useState( () =>
		createPartScope( around?.pageRegistry ?? registry )
	);
	const leave: Leave = useRef( () => {} );
	return (
		<PartScopeContext.Provider value={ scope }>
			<RegistryProvider value={ scope.registry }>
				<Before scope={ scope } leave={ leave } />
				<PartBoundary scope={ scope }>{ children }</PartBoundary>
				<After leave={ leave } />
			</RegistryProvider>
		</PartScopeContext.Provider>
	);
};
