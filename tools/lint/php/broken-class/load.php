<?php
/** Loads the class, which the autoloader of the plugin does not know. */

require __DIR__ . '/class-broken.php';
