"""Where rooms are kept. What names things needs no database: `sql` is imported by those who open one."""
