const say = ( name ) =>
	`${ name } is not installed: @wordpress/scripts lists it, and nothing of ours uses it. Remove its two lines from package.json (devDependencies, overrides) to install it.`;

exports.absent = ( name ) => {
	throw new Error( say( name ) );
};

/** Throws when it's called: @wordpress/scripts reads some packages before it uses them. */
exports.absentUntilUsed = ( name ) => {
	const use = () => {
		throw new Error( say( name ) );
	};
	return new Proxy( class {}, {
		apply: use,
		construct: use,
		get: ( target, key ) =>
			typeof key === 'string' && key !== 'prototype'
				? exports.absentUntilUsed( `${ name } (${ key })` )
				: target[ key ],
	} );
};
