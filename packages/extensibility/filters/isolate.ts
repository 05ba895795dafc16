/** Whether it is an array, or an object as literals and JSON make them: what may be copied without harm. */
const isPlain = ( value: unknown ): value is object => {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const prototype: unknown = Object.getPrototypeOf( value );
	return (
		Array.isArray( value ) ||
		( ( prototype === Object.prototype || prototype === null ) &&
			// An element, or a component that is no function: React knows them by themselves.
			! ( '$$typeof' in value ) )
	);
};

const shallowCopy = ( source: object ): object =>
	Array.isArray( source ) ? [ ...source ] : { ...source };

/** Looks at plain data; the same view of the same data each time. */
export type Isolate = < Source >( source: Source ) => Source;

/** Makes the view of one part; `look` gives those of the parts in it. */
type CreateView = (
	part: object,
	isolate: Isolate,
	onWrite: () => void
) => object;

const createCachedIsolate = (
	createView: CreateView,
	onWrite: () => void
): Isolate => {
	const views = new WeakMap< object, object >();
	const isolate = < Part >( part: Part ): Part => {
		if ( ! isPlain( part ) ) {
			return part;
		}
		const view = views.get( part ) ?? createView( part, isolate, onWrite );
		views.set( part, view );
		// A view has the shape of what it shows, which is all that its type says; how it is made cannot.
		return view as Part;
	};
	return isolate;
};

/** Quick to make of a large part of which little is read, and all that is written is noticed; browsers do not clone it. */
const createProxyView: CreateView = ( part, isolate, onWrite ) => {
	const resolvedKeys = new Set< PropertyKey >();
	const markWritten = ( key: PropertyKey ) => {
		resolvedKeys.add( key );
		onWrite();
	};
	/** Puts the view of a part in the place of the part, once; what the guest wrote stays. */
	const isolateProperty = ( copy: object, key: PropertyKey ) => {
		if ( resolvedKeys.has( key ) || ! Object.hasOwn( copy, key ) ) {
			return;
		}
		resolvedKeys.add( key );
		const value: unknown = Reflect.get( copy, key );
		const isolated = isolate( value );
		if ( isolated !== value ) {
			Reflect.set( copy, key, isolated );
		}
	};
	return new Proxy( shallowCopy( part ), {
		get: ( copy, key ): unknown => {
			isolateProperty( copy, key );
			return Reflect.get( copy, key );
		},
		getOwnPropertyDescriptor: ( copy, key ) => {
			isolateProperty( copy, key );
			return Reflect.getOwnPropertyDescriptor( copy, key );
		},
		set: ( copy, key, value: unknown ) => {
			markWritten( key );
			return Reflect.set( copy, key, value );
		},
		defineProperty: ( copy, key, descriptor ) => {
			markWritten( key );
			return Reflect.defineProperty( copy, key, descriptor );
		},
		deleteProperty: ( copy, key ) => {
			markWritten( key );
			return Reflect.deleteProperty( copy, key );
		},
	} );
};

/**
 * An object like any other, as `structuredClone` and messages to a frame want one. That something was put in place of what
 * is there is noticed; that something was added or taken out is not, and is the guest's own all the same.
 */
const createCopyView: CreateView = ( part, isolate, onWrite ) => {
	const copy: object = Array.isArray( part )
		? []
		: Object.create( Object.getPrototypeOf( part ) );
	for ( const [ key, value ] of Object.entries( part ) ) {
		let override: { value: unknown } | null = null;
		Object.defineProperty( copy, key, {
			enumerable: true,
			configurable: true,
			get: (): unknown =>
				override ? override.value : isolate< unknown >( value ),
			set: ( markWritten: unknown ) => {
				override = { value: markWritten };
				onWrite();
			},
		} );
	}
	if ( ! Array.isArray( part ) ) {
		for ( const key of Object.getOwnPropertyNames( part ) ) {
			if ( ! Object.hasOwn( copy, key ) ) {
				// Members that are not enumerable, as deprecated flags.
				Object.defineProperty(
					copy,
					key,
					Object.getOwnPropertyDescriptor( part, key ) ?? {}
				);
			}
		}
	}
	return copy;
};

/**
 * Makes views of plain data that a guest may write into without changing it for anybody else: what is written stays in the
 * view. Parts are copied when they are first looked at, so that a cart of 300 lines costs what is read of it. What is no
 * plain data (functions, elements, instances) is handed over as it is. A view can be cloned and sent to other windows.
 *
 * @param onWrite Told of each thing written over another.
 */
export const createIsolate = ( onWrite: () => void ): Isolate =>
	createCachedIsolate( createCopyView, onWrite );

/**
 * One look, for who is asked hundreds of times and answers at once; see {@link createIsolate}. It cannot be cloned.
 *
 * @param source
 * @param onWrite Told of each thing written, added or taken out.
 */
export const isolatedView = < Source >(
	source: Source,
	onWrite: () => void
): Source => createCachedIsolate( createProxyView, onWrite )( source );

/**
 * Plain data once more, with nothing in common with the first: no getter, and nothing that can be changed later from
 * outside. What is no plain data is the same object. Throws what a getter throws.
 */
export const clonePlain = < Source >( source: Source ): Source => {
	const copies = new Map< object, object >();
	const copy = ( part: unknown ): unknown => {
		if ( ! isPlain( part ) ) {
			return part;
		}
		const known = copies.get( part );
		if ( known ) {
			return known;
		}
		const target: object = Array.isArray( part ) ? [] : {};
		copies.set( part, target );
		for ( const key of Object.keys( part ) ) {
			Object.defineProperty( target, key, {
				value: copy( Reflect.get( part, key ) ),
				writable: true,
				enumerable: true,
				configurable: true,
			} );
		}
		return target;
	};
	// A copy has the shape of the original.
	return copy( source ) as Source;
};
