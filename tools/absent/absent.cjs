const say = ( name ) =>
	`${ name } is not installed: @wordpress/scripts lists it, and nothing of ours uses it. Remove its two lines from package.json (devDependencies, overrides) to install it.`;

/** Throws for a package that is not installed. */
exports.absent = ( name ) => {
	throw new Error( say( name ) );
};

/** Returns a stand-in that throws when it is called, for packages that @wordpress/scripts reads before it uses them. */
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
