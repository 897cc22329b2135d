"""`python -m flip7` is `flip7`."""

import sys

from flip7.cli import main

sys.exit(main())
