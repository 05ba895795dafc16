import {
	getErrorOwner,
	setErrorOwner,
	setResponseOwner,
	validationStore,
	withErrorOwner,
} from '@shopfront/data/validation';
import {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
} from '@shopfront/events';
import { STORE_KEYS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import type { AddOnScope } from '../app/page-extension-points';

const scopes = new WeakMap< object, AddOnScope >();

/** `null` outside of add-on code. */
export const getCurrentAddOnScope = (): AddOnScope | null =>
	scopes.get( getErrorOwner() ?? scopes ) ?? null;

/** React may discard a first render, so some scopes never mount. */
const unmounted = new Set< AddOnScope >();

/** A closed scope reopens when its part mounts. */
export const closeUnmountedScopes = (): void =>
	unmounted.forEach( ( scope ) => scope.close() );

const doNothing = () => {};

type Dispatch = DataRegistry[ 'dispatch' ];
type BoundActions = Readonly<
	Record< string, ( ...args: unknown[] ) => unknown >
>;

const scopeActions = (
	actions: BoundActions,
	run: AddOnScope[ 'run' ],
	isOpen: () => boolean
) => ( {
	...actions,
	setValidationErrors: ( ...args: unknown[] ) =>
		isOpen()
			? run( () => actions.setValidationErrors?.( ...args ) )
			: Promise.resolve(),
} );

export const createAddOnScope = ( registry: DataRegistry ): AddOnScope => {
	const unsubscribers = new Set< () => void >();
	let isOpen = true;
	let actions: ReturnType< typeof scopeActions > | null = null;

	const run: AddOnScope[ 'run' ] = ( callback ) =>
		withErrorOwner( scope, callback );

	/** Ignores failures from closed scopes. Validation errors in a response go when the part goes. */
	const readResponse = ( response: unknown ): unknown => {
		if ( ! isObserverResponse( response ) ) {
			return response;
		}
		setResponseOwner( response, scope );
		const isFailure =
			isErrorResponse( response ) || isFailResponse( response );
		return isOpen || ! isFailure ? response : undefined;
	};

	const dispatch = ( ...args: Parameters< Dispatch > ) => {
		const store: unknown = args[ 0 ];
		const storeActions = registry.dispatch( ...args );
		if (
			store !== STORE_KEYS.validation &&
			( store as { name?: unknown } ).name !== STORE_KEYS.validation
		) {
			return storeActions;
		}
		actions ??= scopeActions( storeActions, run, () => isOpen );
		return actions;
	};

	const scope: AddOnScope = {
		pageRegistry: registry,
		// TypeScript derives the types of `dispatch` from each store, which a generic function can't repeat.
		registry: { ...registry, dispatch: dispatch as Dispatch },
		subscribe: ( to, observer, ...rest ) => {
			if ( ! isOpen ) {
				return doNothing;
			}
			const unsubscribe = to(
				( data ) => {
					const response = run( () => observer( data ) );
					return response instanceof Promise
						? response.then( readResponse )
						: readResponse( response );
				},
				...rest
			);
			const remove = () => {
				unsubscribers.delete( remove );
				unsubscribe();
			};
			unsubscribers.add( remove );
			return remove;
		},
		run,
		enter: () => {
			const before = setErrorOwner( scope );
			// Effects after one that throws don't run, so the owner is also reset in a microtask.
			void Promise.resolve().then( () => {
				if ( getErrorOwner() === scope ) {
					setErrorOwner( null );
				}
			} );
			return () => void setErrorOwner( before );
		},
		open: () => {
			isOpen = true;
			unmounted.delete( scope );
		},
		close: () => {
			isOpen = false;
			unmounted.delete( scope );
			unsubscribers.forEach( ( remove ) => remove() );
			// An add-on's slot may render outside our blocks, where the validation store isn't registered.
			void registry
				.dispatch( validationStore )
				?.clearErrorsByOwner( scope );
		},
	};
	scopes.set( scope, scope );
	unmounted.add( scope );
	return scope;
};
